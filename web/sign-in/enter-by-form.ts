import { redirect } from 'react-router'
import { CallError } from '#contract/core/client.ts'

/** What is typed to sign in. */
export interface Typed {
  readonly email: string
  readonly password: string
  /** The second step's. */
  readonly code?: string
}

/** Why nobody was signed in, for the page that is shown again. */
export interface Refused {
  readonly refused: string | undefined
  readonly coded?: boolean
  /** It has to wait: a way on is told. */
  readonly waits?: boolean
}

/**
 * Takes a form that was sent before the page was awake, or without scripts, and how to sign in, which resolves to the
 * address to go on to; does what the page would have done.
 */
export async function enterByForm(
  request: Request,
  enter: (typed: Typed) => Promise<string>,
): Promise<Refused | Response> {
  // whatever else is posted here is no form, and nothing was typed
  const form = await request.formData().catch(() => new FormData())
  const typed = (name: string, most: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  const [email, password, code] = [typed('email', 200), typed('password', 200), typed('code', 20)]
  if (!email || !password) return { refused: undefined }
  try {
    return redirect(await enter({ email, password, ...(code && { code }) }))
  } catch (error) {
    if (error instanceof CallError)
      return {
        refused: error.message,
        coded: error.body.code.startsWith('second-step'),
        waits: hasToWait(error),
      }
    throw error
  }
}

/** Whether earlier failures make the next try wait. */
export function hasToWait(error: CallError): boolean {
  return error.body.code === 'too-many-requests'
}
