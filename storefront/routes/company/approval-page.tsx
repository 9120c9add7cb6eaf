import { useState } from 'react'
import { isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import { Empty } from '#ui/empty.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { visitContext } from '#web/visit-context.ts'
import { useCompanyText } from '../../i18n/use-company-text.ts'
import { useFailedText } from '../../i18n/use-failed-text.ts'
import offline from '../../pictures/offline.webp'
import { PageHead } from '../../shell/page-head.tsx'
import { ApprovalFacts } from './approval-facts.tsx'
import styles from './approval-page.module.css'
import { DecideCard } from './decide-card.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  try {
    return { approval: await client.companyApproval(params['id'] ?? '') }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const status = error.status === 400 ? 404 : error.status
    throw Response.json({ code: error.body.code }, { status })
  }
}

/** The approver's page by link: what a member wants to order on the company's account, and the two answers. Spec 4 b2b_pending. */
export default function ApprovalPage() {
  const t = useCompanyText()
  const { approval: first } = useLoaderData<typeof loader>()
  const [approval, setApproval] = useState(first)
  const title = t('company.title', { company: approval.company })
  return (
    <>
      <PageHead title={title} hidden />
      <TopBar column title={t('company.heading')} />
      <main id="content" className={styles.page}>
        <DecideCard approval={approval} onDecided={setApproval} />
        <ApprovalFacts approval={approval} />
      </main>
    </>
  )
}

/** A link that leads to no order tells nothing. */
export function ErrorBoundary() {
  const t = useCompanyText()
  const failed = useFailedText()
  const error = useRouteError()
  const gone = isRouteErrorResponse(error) && error.status === 404
  const title = gone ? t('company.gone') : failed('error.failed')
  return (
    <main id="content">
      <title>{title}</title>
      <Empty
        page
        picture={offline}
        title={title}
        text={gone ? t('company.gone-hint') : failed('error.failed-hint')}
      />
    </main>
  )
}
