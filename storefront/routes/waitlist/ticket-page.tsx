import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { visitContext } from '#web/visit-context.ts'
import { useWaitingText } from '../../i18n/use-waiting-text.ts'
import wave from '../../pictures/wave.webp'
import { LocalLink } from '../../shell/local-link.tsx'
import card from '../../waitlist/join-form.module.css'
import type { WaitingLook } from '../../waitlist/page-style.ts'
import { TicketScreen } from '../../waitlist/ticket-screen.tsx'
import { WaitingFrame } from '../../waitlist/waiting-frame.tsx'
import { loadLook } from './load-look.ts'

/** Spec 2: /waiting-list/{id}, and /waiting-list/branch/{id}/{reservation} for an entry of that branch. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const look = await loadLook(client, language)
  const id = params['reservation'] ?? params['entry'] ?? ''
  try {
    const entry = await client.waiting(id)
    const elsewhere = params['branch'] !== undefined && params['branch'] !== entry.branch.id
    return elsewhere ? data({ look, entry: undefined }, { status: 404 }) : data({ look, entry })
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error
    return data({ look, entry: undefined }, { status: 404 })
  }
}

export default function TicketPage() {
  const { look, entry } = useLoaderData<typeof loader>()
  return entry ? <TicketScreen key={entry.id} look={look} initial={entry} /> : <NoTicket look={look} />
}

function NoTicket({ look }: { readonly look: WaitingLook }) {
  const t = useWaitingText()
  return (
    <WaitingFrame look={look} back="/waiting-list" hidden>
      <section className={card.card}>
        <Empty picture={wave} title={t('waiting.not-found')} text={t('waiting.not-found-text')}>
          <LocalLink to="/waiting-list" className={buttonClass({ wide: true })}>
            {t('waiting.join')}
          </LocalLink>
        </Empty>
      </section>
    </WaitingFrame>
  )
}
