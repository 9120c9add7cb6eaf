import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'

/** One call at a time: whether it is under way, what it was refused with, and which fields are to blame. */
export interface Act {
  readonly busy: boolean
  readonly refused: string | undefined
  /** Facts that came with it. */
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** Words of the server for a field, if it named one. */
  readonly wrong: (field: string) => string | undefined
  /** Takes a call and what follows when it goes well; a second press while it is under way is none. */
  readonly run: <T>(call: () => Promise<T>, done: (answer: T) => void) => void
  readonly clear: () => void
}

interface State {
  readonly busy: boolean
  readonly refused?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly fields?: Readonly<Record<string, readonly string[]>>
}

/** Takes what to say when nothing answers; runs calls of a form or a button and keeps what became of the last one. */
export function useAct(unreachable: string): Act {
  const [state, setState] = useState<State>({ busy: false })
  return {
    busy: state.busy,
    refused: state.refused,
    details: state.details,
    wrong: (field) => state.fields?.[field]?.[0],
    clear: () => setState({ busy: false }),
    run(call, done) {
      if (state.busy) return
      setState({ busy: true })
      call().then(
        (answer) => {
          setState({ busy: false })
          done(answer)
        },
        (error: unknown) =>
          setState(
            error instanceof CallError
              ? {
                  busy: false,
                  refused: error.message,
                  ...(error.body.errors && { fields: error.body.errors }),
                  ...(error.body.details && { details: error.body.details }),
                }
              : { busy: false, refused: unreachable },
          ),
      )
    },
  }
}
