import { curriculumSql } from './curriculum-sql.ts'
import { kitsSql } from './kits-sql.ts'

// Run for a hosted project: npx tsx supabase/seed/write-seed.ts > supabase/seed.sql
process.stdout.write(curriculumSql() + kitsSql())
