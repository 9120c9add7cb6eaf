/** What tests seal with; processes of one test share it. */
export const testSecret = 'a secret key of tests, long enough'
