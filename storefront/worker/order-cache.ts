/** Where the worker keeps the open order of this browser; pages delete it when somebody signs out. */
export const orderCache = 'open-order'
