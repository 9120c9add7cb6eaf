import { redirect, useRouteLoaderData } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { OperatorWire } from '#contract/platform/operator.ts'
import { localPath } from '#domain/core/local-path.ts'
import type { PageVisit } from '#web/visit-context.ts'

/** Takes a visit; returns the operator who is signed in. Without a session the way leads to the sign-in. */
export async function getOperator({ client, language }: PageVisit): Promise<OperatorWire> {
  try {
    return await client.getOperator()
  } catch (error) {
    if (error instanceof CallError && error.status === 401)
      throw redirect(localPath('/operator/sign-in', language))
    throw error
  }
}

/** The signed-in operator, on every page inside the shell. */
export function useOperator(): OperatorWire {
  const shell = useRouteLoaderData<{ operator: OperatorWire }>('operator')
  if (!shell) throw new Error('nobody is signed in here')
  return shell.operator
}
