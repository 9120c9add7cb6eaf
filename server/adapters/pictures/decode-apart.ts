import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { minuteMs } from '#domain/core/durations.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { projectRoot } from '#server/core/project-root.ts'
import type { Original } from '#server/adapters/pictures/original.ts'

export interface DecodeAsked {
  readonly id: number
  readonly bytes: Uint8Array
  readonly heic: boolean
}
export interface DecodeAnswer {
  readonly id: number
  readonly made: Original | Refusal
  /** Of processor time. */
  readonly ms: number
  /** Its allocator kept so much that the next picture would not fit: it is to have a new process. */
  readonly worn: boolean
}

/** What became of a picture, and the milliseconds of processor time that it took. */
export type Decoded = Omit<DecodeAnswer, 'id' | 'worn'>

/** What bounds the process that decodes. */
export interface DecoderPlan {
  /** With what the process itself takes, some 90 MB. */
  readonly mostMegabytes: number
  readonly longestMs: number
  readonly idleMs: number
}

export interface Decoder {
  /**
   * Takes a picture's bytes and whether they are HEIC; decodes it in a process of its own. One picture at a time. One that
   * takes more memory or time than a picture may is 'too-large', one over which the process falls 'bad-input'. Decision 0198.
   */
  decode(bytes: Uint8Array, heic: boolean): Promise<Decoded>
}

/** With this a process ends that was about to take more memory than it may. */
export const memoryExit = 3

const program = join(projectRoot, 'server/adapters/pictures/decode-process.ts')

/** The process starts with the first picture, again after it was lost, and ends when nothing comes for a while, or with this one. */
export function makeDecoder({ mostMegabytes, longestMs, idleMs }: DecoderPlan): Decoder {
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let count = 0

  function start(): ChildProcess {
    const child = startProcess(mostMegabytes)
    running = child
    const gone = () => {
      if (running === child) running = undefined
    }
    child.on('exit', gone).on('error', gone)
    return child
  }

  function end(child: ChildProcess): void {
    if (running === child) running = undefined
    child.kill('SIGKILL')
  }

  return {
    decode(bytes, heic) {
      clearTimeout(idle)
      const child = running ?? start()
      const id = (count += 1)
      const begun = performance.now()
      hold(child, true)
      return new Promise<Decoded>((resolve) => {
        const settle = (decoded: Decoded) => {
          clearTimeout(timer)
          child.off('message', onMessage).off('exit', onExit).off('error', onError)
          hold(child, false)
          idle = setTimeout(() => end(child), idleMs).unref()
          resolve(decoded)
        }
        const lose = (code: 'too-large' | 'bad-input') => {
          end(child)
          settle({ made: refuse(code), ms: Math.ceil(performance.now() - begun) })
        }
        const onMessage = (answer: DecodeAnswer) => {
          if (answer.id !== id) return
          if (answer.worn) end(child)
          settle({ made: answer.made, ms: answer.ms })
        }
        const onExit = (code: number | null) => lose(code === memoryExit ? 'too-large' : 'bad-input')
        const onError = () => lose('bad-input')
        const timer = setTimeout(() => lose('too-large'), longestMs)
        child.on('message', onMessage).on('exit', onExit).on('error', onError)
        child.send({ id, bytes, heic } satisfies DecodeAsked)
      })
    },
  }
}

/** What glibc gets for a picture goes back when it is freed, instead of being kept for the next one. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Takes what it may take of memory; starts the process that decodes. It gets no more of the environment than what finds libraries. */
export function startProcess(mostMegabytes: number): ChildProcess {
  const { PATH, SystemRoot } = process.env
  return fork(program, [String(mostMegabytes)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
    env: { PATH, SystemRoot, ...allocator },
    // decoders write what they find wrong with a picture: the answer says enough
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** A child that has nothing to do keeps nobody from ending. */
function hold(child: ChildProcess, needed: boolean): void {
  const way = needed ? 'ref' : 'unref'
  child[way]()
  child.channel?.[way]()
}

/** 12 megapixels of HEIC take about two seconds of one core, and this process comes last on a busy machine. */
export const decoderPlan: DecoderPlan = { mostMegabytes: 236, longestMs: 30_000, idleMs: minuteMs }
