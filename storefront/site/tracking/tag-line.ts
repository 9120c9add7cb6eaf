import { deviceStore } from '#web/browser-stores.ts'

/** A step of the visitor, as the frame passes it on: route pattern and amounts alone. */
export interface Step {
  readonly name:
    | 'page_view'
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'begin_checkout'
    | 'purchase'
  readonly location: string
  readonly title: string
  readonly route: string
  readonly value?: number
  readonly currency?: string
  readonly transaction_id?: string
  readonly tax?: number
  readonly shipping?: number
  readonly coupon?: string
  readonly items?: readonly StepItem[]
}

export interface StepItem {
  readonly item_id: string
  readonly item_name: string
  readonly price: number
  readonly quantity: number
}

const visitorKey = 'visitor'

/** The line to the tag frame: what is told before the frame listens waits. */
export class TagLine {
  readonly #origin: string
  #waiting: Step[] = []
  #send: ((message: object) => void) | undefined

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Takes how to find the frame's window; returns how to stop. */
  listen(findFrame: () => Window | undefined): () => void {
    const dispatch = ({ origin, source, data }: MessageEvent) => {
      const frame = findFrame()
      if (origin !== this.#origin || data !== 'tags' || !frame || source !== frame) return
      this.#send = (message) => frame.postMessage(message, this.#origin)
      this.#send({ visitor: readVisitor() })
      for (const step of this.#waiting.splice(0)) this.#send({ step })
    }
    window.addEventListener('message', dispatch)
    return () => window.removeEventListener('message', dispatch)
  }

  tell(step: Step): void {
    if (this.#send) this.#send({ step })
    else this.#waiting.push(step)
  }
}

/** The number is gone; another yes makes another one. */
export function forgetVisitor(): void {
  deviceStore.removeItem(visitorKey)
}

/** A random number of this browser, so that a visit of tomorrow is known as the same one's; nothing of the person. */
function readVisitor(): string {
  const known = deviceStore.getItem(visitorKey)
  if (known) return known
  const made = makeVisitor()
  deviceStore.setItem(visitorKey, made)
  return made
}

const makeVisitor = () =>
  `${crypto.getRandomValues(new Uint32Array(1))[0] ?? 1}.${Math.floor(Date.now() / 1000)}`
