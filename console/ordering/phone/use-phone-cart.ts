import { useEffect, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { PhoneCartBody, PhoneCartWire } from '#contract/ordering/phone-order.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'

/** Why what is wanted was not kept. */
export interface CartRefusal {
  readonly code: string
  readonly message: string
  /** Words of the server for a field of the address. */
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** What is wanted, and the keys of its lines in their order. */
export interface CartInput {
  readonly body: Omit<PhoneCartBody, 'cart_id'>
  readonly keys: readonly string[]
}

interface SavedCart {
  readonly text: string
  readonly keys: readonly string[]
  readonly answer: PhoneCartWire
}

export interface PhoneCart {
  /** As the server has it; it may be a step behind what is wanted. */
  readonly saved: PhoneCartWire | undefined
  /** The server's answer is to what is wanted now. */
  readonly fresh: boolean
  readonly refused: CartRefusal | undefined
  /** What the server says of a line. */
  readonly lineOf: (key: string) => PhoneCartWire['lines'][number] | undefined
  /** Asks anew, after something changed meanwhile. */
  readonly again: () => void
  /** The next order is another cart. */
  readonly forget: () => void
}

const waitMs = 250

/**
 * Takes what is wanted, undefined while there is nothing to price; keeps it on the server as a whole, a moment after each
 * change and one call after the other, and knows what it costs. `onRefused` hears why it was not kept.
 */
export function usePhoneCart(
  input: CartInput | undefined,
  onRefused: (refusal: CartRefusal) => void,
): PhoneCart {
  const client = useClient()
  const t = useText()
  const [saved, setSaved] = useState<SavedCart>()
  const [refused, setRefused] = useState<CartRefusal & { text: string }>()
  const [tries, setTries] = useState(0)
  const cartId = useRef<string>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latest = useRef({ onRefused, unreachable: t('told.unreachable') })
  useEffect(() => {
    latest.current = { onRefused, unreachable: t('told.unreachable') }
  })
  const text = input && JSON.stringify([input, tries])
  useEffect(() => {
    if (text === undefined) return undefined
    const [{ body, keys }] = JSON.parse(text) as [CartInput]
    let left = false
    const save = async () => {
      if (left) return
      try {
        const id = cartId.current
        const answer = await client.savePhoneCart({ ...body, ...(id !== undefined && { cart_id: id }) })
        cartId.current = answer.cart.cart_id
        if (left) return
        setSaved({ text, keys, answer })
        setRefused(undefined)
      } catch (error) {
        if (left) return
        const refusal = refusalOf(error, latest.current.unreachable)
        setRefused({ ...refusal, text })
        latest.current.onRefused(refusal)
      }
    }
    const timer = setTimeout(() => {
      queue.current = queue.current.then(save)
    }, waitMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, text])
  return {
    saved: input && saved?.answer,
    fresh: saved !== undefined && saved.text === text,
    refused: refused?.text === text ? refused : undefined,
    lineOf: (key) => saved?.answer.lines[saved.keys.indexOf(key)],
    again: () => setTries((count) => count + 1),
    forget: () => {
      cartId.current = undefined
      setSaved(undefined)
      setRefused(undefined)
    },
  }
}

/** Takes what a call threw and what to say when nothing answers; returns why. */
export function refusalOf(error: unknown, unreachable: string): CartRefusal {
  if (!(error instanceof CallError)) return { code: 'unreachable', message: unreachable, fields: {} }
  return { code: error.body.code, message: error.message, fields: error.body.errors ?? {} }
}
