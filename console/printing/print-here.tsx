import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { TakenPrintJobWire } from '#contract/printing/printing.ts'
import { useClient } from '#web/use-client.ts'
import { printTicket } from './print/print-ticket.ts'
import { TicketPaper } from './print/ticket-paper.tsx'
import styles from './print-here.module.css'
import { readPrintingBranch, watchPrintingBranch } from './printing-branch.ts'

type Job = NonNullable<TakenPrintJobWire>

const everyMs = 5000

/** Prints what waits for this browser, one ticket after the other, as long as a room of the console is open. */
export function PrintHere() {
  const client = useClient()
  const sheet = useRef<HTMLDivElement>(null)
  const [job, setJob] = useState<Job>()
  useEffect(() => {
    if (job) return
    let left = false
    const look = () => {
      const here = readPrintingBranch()
      if (!here || document.visibilityState === 'hidden') return
      client.takePrintJob({ branch_id: here.branchId, device: here.device }).then(
        (next) => !left && next.job && setJob(next.job),
        // off line: what waits waits
        () => {},
      )
    }
    look()
    const timer = setInterval(look, everyMs)
    const unwatch = watchPrintingBranch(look)
    return () => {
      left = true
      unwatch()
      clearInterval(timer)
    }
  }, [client, job])
  useEffect(() => {
    const paper = sheet.current?.firstElementChild
    if (!job || !(paper instanceof HTMLElement)) return
    printTicket(paper, job.width)
      .then(() => client.endPrintJob(job.id, { claim: job.claim }))
      .catch(() => {})
      .finally(() => setJob(undefined))
  }, [client, job])
  if (!job) return null
  return createPortal(
    <div ref={sheet} className={styles.sheet} data-print-sheet aria-hidden>
      {Array.from({ length: job.copies }, (_, copy) => (
        <div key={copy} className={styles.copy}>
          <TicketPaper rows={job.rows} width={job.width} />
        </div>
      ))}
    </div>,
    document.body,
  )
}
