// Tables whose numbers stand in the code that reads them: no script carries those of others.

/** The limits of spec 5 and 9 in one place. Text limits count characters, not bytes. */
export * as limits from './limit-values.ts'

/** The constants of spec 1 to 9, of the domain and of safety in one place. */
export * as constants from './constant-values.ts'
