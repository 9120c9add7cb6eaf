import { useEffect, useState } from 'react'
import type { PrintingWire } from '#contract/printing/printing.ts'
import { useClient } from '#web/use-client.ts'
import { useAct } from '../shell/use-act.ts'

const everyMs = 5000

/** Takes a branch's printing as the page came with it; keeps it as it is now, and what is done in the room. */
export function usePrinting(first: PrintingWire) {
  const client = useClient()
  const act = useAct()
  const [desk, setDesk] = useState(first)
  const [doing, setDoing] = useState<string>()
  const { branch_id: branchId } = first
  useEffect(() => {
    let left = false
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      client.getPrinting({ branch_id: branchId }).then(
        (now) => !left && setDesk(now),
        () => {},
      )
    }, everyMs)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [client, branchId])
  return {
    desk,
    setDesk,
    refused: act.refused,
    busy: act.busy ? doing : undefined,
    test(id: string) {
      setDoing(`test ${id}`)
      act.run(() => client.printTest(id), setDesk)
    },
    run(name: string, call: () => Promise<PrintingWire>) {
      setDoing(name)
      act.run(call, setDesk)
    },
  }
}

export type PrintingDesk = ReturnType<typeof usePrinting>
