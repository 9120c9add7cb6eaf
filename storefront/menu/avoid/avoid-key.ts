/** Where this browser keeps what its guest does not eat; it never leaves it. */
export const avoidKey = 'avoid'
