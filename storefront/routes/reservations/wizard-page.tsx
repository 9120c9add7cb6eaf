import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { localPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { continuePath } from '../../reservations/reservation-paths.ts'
import { heldHere } from '../../reservations/wizard/held-here.ts'
import { Paused } from '../../reservations/wizard/paused.tsx'
import { StepOne } from '../../reservations/wizard/step-one.tsx'
import { readStep } from '../../reservations/wizard/wizard.ts'
import { useLanguage } from '../../shell/use-site.ts'
import { loadBookable, readInput } from './load-bookable.ts'
import { useMoves, usePlace } from '../../moves/moves.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const settings = await ask(client.reservationSettings(params['id'] ?? ''))
  if (!settings.reservations_settings.enable) return { settings, start: undefined }
  return {
    settings,
    start: await loadBookable(client, settings, readInput(new URL(request.url).searchParams)),
  }
}

/** Spec 2: booking a table of a branch. Steps two and three stand on what was saved; without that the first one shows. */
export default function WizardPage() {
  const { settings, start } = useLoaderData<typeof loader>()
  const { search } = usePlace()
  useGoOn(settings.branch_id)
  if (!start) return <Paused settings={settings} />
  return <StepOne key={`${settings.branch_id}${search}`} start={start} back="/reservations" />
}

/** Whoever comes back to a later step goes on with what this tab holds. */
function useGoOn(branchId: string): void {
  const { navigate } = useMoves()
  const language = useLanguage()
  const { search } = usePlace()
  useEffect(() => {
    const step = readStep(new URLSearchParams(search).get('step'))
    const held = step === 'one' ? undefined : heldHere.read(branchId)
    if (held) void navigate(localPath(continuePath(branchId, held, step), language), { replace: true })
  }, [branchId, language, navigate, search])
}
