/** A well-formed guid that nothing has. */
export const unusedGuid = '00000000-0000-4000-8000-000000000000'
