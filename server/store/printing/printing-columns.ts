/** How a printer is, as the program in the shop found it. */
export type PrinterState = 'ready' | 'unreachable' | 'paper' | 'cover' | 'stopped'
