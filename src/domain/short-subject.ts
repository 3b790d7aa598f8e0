const SHORT: Record<string, string> = {
  'Mathematics and statistics': 'Maths',
  'Health and physical education': 'Health and PE',
}

/** The subject's everyday name, for rows with little room. */
export function shortSubject(subject: string): string {
  return SHORT[subject] ?? subject
}
