/* Browsers name others in their descriptions, so the most particular name comes first. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** `Chrome on Windows`. An iPad that asks for desktop pages calls itself a Mac. */
export function deviceName(browser: string): string {
  const [name, system] = [nameIn(BROWSERS, browser), nameIn(SYSTEMS, browser)]
  if (name && system) return `${name} on ${system}`
  return name ?? system ?? 'Another app'
}
