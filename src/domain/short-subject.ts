const SHORT: Record<string, string> = {
  'Mathematics and statistics': 'Maths',
  'Health and physical education': 'Health and PE',
}

/** As a teacher says it, where a row has little room. */
export function shortSubject(subject: string): string {
  return SHORT[subject] ?? subject
}
