/** Says with every list of goals whose wording it is. */
export function WordingNote() {
  return <p className="px-5 pb-3 text-sm text-muted">Our wording of the NZ Curriculum. Check Tāhūrangi.</p>
}
