import { useMemo } from 'react'
import type { Client } from '#contract/core/client.ts'
import type { SignedInWire } from '#contract/customers/sign-in.ts'
import type { CodeCalls } from './use-sign-in.ts'

/** Takes the client; returns the two calls of signing in: number to signed-in page in two. */
export function useCodeCalls(client: Client): CodeCalls<SignedInWire> {
  return useMemo(() => ({ ask: client.requestCode, confirm: client.signIn }), [client])
}
