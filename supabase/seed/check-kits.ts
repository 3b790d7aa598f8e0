import { findAlike } from './alike-kits.ts'
import { documentFaults } from './kit-documents.ts'
import { readKits } from './kit-files.ts'

// Run after writing a kit: npx tsx supabase/seed/check-kits.ts [part of a path] …
const wanted = process.argv.slice(2)
const all = readKits()
findAlike(all)
const files = all.filter(({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
for (const file of files) if (file.kit) file.faults.push(...documentFaults(file.kit))
const wrong = files.filter(({ faults }) => faults.length > 0)
for (const { path, faults } of wrong)
  for (const { field, reason } of faults) console.log(`${path}: ${field}: ${reason}`)
console.log(`${files.length} kits, ${wrong.length} with faults`)
process.exitCode = wrong.length > 0 ? 1 : 0
