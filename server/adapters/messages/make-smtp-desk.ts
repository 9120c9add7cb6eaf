import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Mischief, ProviderDesk, Received } from './make-provider-desk.ts'

interface Login {
  readonly user: string
  readonly password: string
}

interface Session {
  signedIn: boolean
  to: string
  data: string[] | undefined
}

/** What the mail server has come to, over all its sessions. */
interface Books {
  readonly received: Received[]
  readonly waiting: ((mail: Received) => void)[]
  mischief: Mischief | undefined
}

/** Takes who may send and a mailbox that it does not have; returns a mail server that keeps what it gets. */
export async function makeSmtpDesk(login: Login, unknownMailbox: string): Promise<ProviderDesk> {
  const books: Books = { received: [], waiting: [], mischief: undefined }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    talk(
      socket,
      books,
      (line, session) => earlyReply(line, books) ?? answer(line, session, login, unknownMailbox),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: books.received,
    misbehave(how) {
      books.mischief = how
    },
    arrival: () => new Promise((resolve) => books.waiting.push(resolve)),
    hangUp() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function talk(socket: Socket, books: Books, say: (line: string, session: Session) => string): void {
  const session: Session = { signedIn: false, to: '', data: undefined }
  let rest = ''
  socket.write('220 desk\r\n')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (session.data && line !== '.') session.data.push(line)
      else if (session.data) endMail(socket, books, session)
      else socket.write(`${say(line, session)}\r\n`)
    }
  })
}

/** What it was told to say at this command instead of its own answer. */
function earlyReply(line: string, { mischief }: Books): string | undefined {
  if (typeof mischief !== 'object' || !mischief.at || !line.toUpperCase().startsWith(mischief.at))
    return undefined
  return `${mischief.status} ${String(mischief.body)}`
}

function endMail(socket: Socket, { received, waiting, mischief }: Books, session: Session): void {
  const mail = { path: session.to, headers: new Headers(), body: (session.data ?? []).join('\n') }
  session.data = undefined
  received.push(mail)
  for (const resolve of waiting.splice(0)) resolve(mail)
  if (mischief === 'cut') socket.destroy()
  if (mischief === undefined) socket.write('250 2.0.0 queued\r\n')
  if (typeof mischief === 'object') socket.write(`${mischief.status} ${String(mischief.body)}\r\n`)
}

function answer(line: string, session: Session, login: Login, unknownMailbox: string): string {
  const [command = '', ...rest] = line.split(' ')
  switch (command.toUpperCase()) {
    case 'EHLO':
      return '250-desk\r\n250 AUTH PLAIN'
    case 'AUTH': {
      const right = Buffer.from(`\0${login.user}\0${login.password}`).toString('base64')
      session.signedIn = rest[1] === right
      return session.signedIn ? '235 2.7.0 welcome' : '535 5.7.8 wrong name or password'
    }
    case 'MAIL':
      return session.signedIn ? '250 ok' : '530 5.7.0 sign in first'
    case 'RCPT':
      session.to = /<([^>]*)>/.exec(line)?.[1] ?? ''
      return session.to === unknownMailbox ? '550 5.1.1 no such mailbox' : '250 ok'
    case 'DATA':
      session.data = []
      return '354 go on'
    default:
      return command.toUpperCase() === 'QUIT' ? '221 bye' : '250 ok'
  }
}
