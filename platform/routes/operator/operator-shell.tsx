import { Outlet } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { LiveFields } from '#web/live-fields.tsx'
import { visitContext } from '#web/visit-context.ts'
import { OperatorFrame } from '../../operator/operator-frame.tsx'
import { getOperator } from '../../operator/signed-in.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { operator: await getOperator(context.get(visitContext)) }
}

/** The frame of everything above the restaurants. */
export default function OperatorShell() {
  return (
    <OperatorFrame>
      <LiveFields>
        <Outlet />
      </LiveFields>
    </OperatorFrame>
  )
}
