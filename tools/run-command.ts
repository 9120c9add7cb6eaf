import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How a command ended, and all that it wrote. */
export type Ran = { code: number; output: string; seconds: number }

const root = fileURLToPath(new URL('..', import.meta.url))
const programs = fileURLToPath(new URL('../node_modules/.bin', import.meta.url))

/**
 * Takes a command line of programs that npm brought; runs it in the project's folder without a shell's surprises
 * ("a b | c" is no pipe here) and returns its end. `show` also writes its output through as it comes.
 */
export const runCommand = async (
  line: string,
  options: { show?: boolean; env?: Record<string, string> } = {},
): Promise<Ran> => {
  const began = performance.now()
  const [program = '', ...args] = line.split(' ')
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`, ...options.env },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written.push(text)
      if (options.show) process.stdout.write(text)
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output: written.join(''), seconds: (performance.now() - began) / 1000 }
}
