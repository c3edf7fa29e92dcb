/** Well-formed guid that no row in a database has. */
export const unusedGuid = '00000000-0000-4000-8000-000000000000'
