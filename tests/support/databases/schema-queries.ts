/** Each query answers rows of `owner` (a table, or nothing) and `line`, in the order in which the snapshot writes them. */
export type SchemaPart = keyof typeof SCHEMA_QUERIES

const OURS = `n.nspname in ('public', 'private')`
const PUBLIC_FIRST = `n.nspname = 'private'`
const grantee = `case g.grantee when 0 then 'PUBLIC' else g.grantee::regrole::text end`
const onTable = (catalog: string, column: string) =>
  `from ${catalog} x join pg_class c on c.oid = x.${column} join pg_namespace n on n.oid = c.relnamespace`

export const SCHEMA_QUERIES = {
  schemas: `
    select null as owner, format('GRANT %s ON SCHEMA %I TO %s;',
      string_agg(g.privilege_type, ', ' order by g.privilege_type), n.nspname, ${grantee}) as line
    from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) g
    where ${OURS} and g.grantee <> n.nspowner group by n.nspname, g.grantee order by ${PUBLIC_FIRST}, ${grantee}`,

  defaults: `
    select null as owner, format('-- Default rights in %s on %s: %s', coalesce(n.nspname, 'every schema'),
      case d.defaclobjtype when 'r' then 'tables' when 'f' then 'functions' else d.defaclobjtype::text end,
      d.defaclacl) as line
    from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace order by 2`,

  types: `
    select null as owner, format('CREATE TYPE %s AS (%s);', c.oid::regclass,
      string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where ${OURS} and c.relkind = 'c' and a.attnum > 0 group by c.oid order by 2`,

  /** Nothing but tables, their indexes and plain types is written out; anything else at least appears by its name. */
  others: `
    select null as owner, format('-- Not written out: %s (relation of kind %s)', c.oid::regclass, c.relkind) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind not in ('r', 'i', 'c')
    union all
    select null, format('-- Not written out: %s (type of kind %s)', t.oid::regtype, t.typtype)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${OURS} and t.typtype not in ('b', 'c')
    order by 2`,

  tables: `
    select c.oid::regclass::text as owner, concat(' WITH (' || array_to_string(c.reloptions, ', ') || ')') as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind = 'r' order by ${PUBLIC_FIRST}, c.relname`,

  columns: `
    select c.oid::regclass::text as owner, concat(format('%I %s', x.attname, format_type(x.atttypid, x.atttypmod)),
      case when x.attnotnull then ' NOT NULL' end, ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid)) as line
    ${onTable('pg_attribute', 'attrelid')} left join pg_attrdef d on d.adrelid = c.oid and d.adnum = x.attnum
    where ${OURS} and c.relkind = 'r' and x.attnum > 0 and not x.attisdropped order by 1, x.attnum`,

  constraints: `
    select c.oid::regclass::text as owner, format('CONSTRAINT %I %s', x.conname, pg_get_constraintdef(x.oid)) as line
    ${onTable('pg_constraint', 'conrelid')}
    where ${OURS} and x.contype <> 'n' order by 1, position(x.contype::text in 'pucf'), x.conname`,

  indexes: `
    select c.oid::regclass::text as owner, pg_get_indexdef(x.indexrelid) || ';' as line
    ${onTable('pg_index', 'indrelid')}
    where ${OURS} and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.conrelid = c.oid)
    order by 1, 2`,

  triggers: `
    select c.oid::regclass::text as owner, pg_get_triggerdef(x.oid) || ';' as line
    ${onTable('pg_trigger', 'tgrelid')} where ${OURS} and not x.tgisinternal order by 1, x.tgname`,

  rowSecurity: `
    select c.oid::regclass::text as owner, format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY;', c.oid::regclass) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relrowsecurity order by 1`,

  policies: `
    select c.oid::regclass::text as owner, concat(format('CREATE POLICY %I ON %s', x.polname, c.oid::regclass),
      case when not x.polpermissive then ' AS RESTRICTIVE' end,
      ' FOR ' || case x.polcmd when 'r' then 'SELECT' when 'a' then 'INSERT' when 'w' then 'UPDATE'
        when 'd' then 'DELETE' else 'ALL' end,
      ' TO ' || array_to_string(x.polroles::regrole[], ', '),
      E'\\n  USING (' || pg_get_expr(x.polqual, c.oid) || ')',
      E'\\n  WITH CHECK (' || pg_get_expr(x.polwithcheck, c.oid) || ')', ';') as line
    ${onTable('pg_policy', 'polrelid')} where ${OURS} order by 1, x.polname`,

  tableGrants: `
    select c.oid::regclass::text as owner, format('GRANT %s ON %s TO %s;',
      string_agg(g.privilege_type, ', ' order by g.privilege_type), c.oid::regclass, ${grantee}) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) g
    where ${OURS} and c.relkind = 'r' and g.grantee <> c.relowner group by c.oid, g.grantee order by 1, ${grantee}`,

  columnGrants: `
    select c.oid::regclass::text as owner, format('GRANT %s (%s) ON %s TO %s;', g.privilege_type,
      string_agg(quote_ident(x.attname), ', ' order by x.attnum), c.oid::regclass, ${grantee}) as line
    ${onTable('pg_attribute', 'attrelid')}, aclexplode(x.attacl) g
    where ${OURS} group by c.oid, g.grantee, g.privilege_type order by 1, ${grantee}, g.privilege_type`,

  functions: `
    select p.oid::regprocedure::text as owner, pg_get_functiondef(p.oid) as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${OURS} order by ${PUBLIC_FIRST}, p.proname, 1`,

  functionGrants: `
    select p.oid::regprocedure::text as owner, format('GRANT EXECUTE ON FUNCTION %s TO %s;', p.oid::regprocedure,
      string_agg(${grantee}, ', ' order by ${grantee})) as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
      aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
    where ${OURS} and g.grantee <> p.proowner group by p.oid order by 1`,
}
