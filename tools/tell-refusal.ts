/** Ends a command that could not start: one sentence for what a person can act on, the stack of a bug. */
export function tellRefusal(error: unknown): void {
  // By its name: what the built server throws is no instance of the class that the tools know.
  const { name, message, code, path, port, address, hostname } = error as Partial<
    NodeJS.ErrnoException & { port: number; address: string; hostname: string }
  >
  // a word that no command knows, or a folder that cannot be read or written: the system's own sentence says which
  if (name === 'StartRefused' || code?.startsWith('ERR_PARSE_ARGS') || (path && code)) console.error(message)
  else if (code === 'EADDRINUSE')
    console.error(`Port ${port} of ${address} is in use: stop what uses it, or set PORT.`)
  else if (code === 'EACCES' && port)
    console.error(`Port ${port} may not be used by this account: set PORT to 1024 or above.`)
  else if (code === 'EADDRNOTAVAIL')
    console.error(`This machine has no address ${address}: set HOST to one that it has.`)
  else if (hostname && (code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    console.error(
      `The name ${hostname} leads to no address: correct it, or set HOST to an address of this machine.`,
    )
  else console.error(error)
  process.exitCode = 1
}
