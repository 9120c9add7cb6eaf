/** The password of every demo login, which the demo shows on its main site. A live start has no such login (safety 33). */
export const demoPassword = 'demo-1234'
