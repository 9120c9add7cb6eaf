import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import type { PrintingDesk } from './use-printing.ts'

/** What is not printed yet, in its order. */
export function JobsCard({ printing }: { readonly printing: PrintingDesk }) {
  const t = useText()
  const client = useClient()
  const { desk, busy } = printing
  return (
    <section className={page.card} aria-labelledby="jobs">
      <h2 id="jobs">{t('printing.jobs')}</h2>
      {desk.jobs.length === 0 && <p className={page.small}>{t('printing.jobs-none')}</p>}
      <ul className={page.lines}>
        {desk.jobs.map((job) => (
          <li key={job.id}>
            <span className={page.main}>
              <b>{job.number ? <N>#{job.number}</N> : t('printing.kind-of.test')}</b>
              <span className={page.small}>
                <bdi>{desk.printers.find(({ id }) => id === job.printer_id)?.name}</bdi>
                {' · '}
                <bdi>{job.time}</bdi>
              </span>
            </span>
            {job.number && job.kind !== 'whole' && (
              <Badge tone="info">{t(`printing.kind-of.${job.kind}`)}</Badge>
            )}
            {job.copy !== 'none' && <Badge tone="warn">{t(`printing.copy.${job.copy}`)}</Badge>}
            {job.at_printer ? (
              <Badge tone="accent">{t('printing.at-printer')}</Badge>
            ) : (
              <Button
                kind="t"
                aria-label={t('printing.drop-of', { number: job.number })}
                state={busy === `drop ${job.id}` ? 'busy' : 'idle'}
                onClick={() =>
                  printing.run(`drop ${job.id}`, () => client.actOnPrintJob(job.id, { act: 'drop' }))
                }
              >
                {t('printing.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
