import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { useClient } from '../shell/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useMoves } from '../moves/moves.ts'

/** Uses a friend's code: whether it is under way or done, and why not. */
export function useClaim() {
  const t = useText()
  const client = useClient()
  const { revalidate } = useMoves()
  const [state, setState] = useState<{ step: 'idle' | 'busy' | 'done'; refused?: string }>({ step: 'idle' })
  const claim = (code: string) => {
    setState({ step: 'busy' })
    client.claimReferral(code).then(
      () => {
        setState({ step: 'done' })
        void revalidate()
      },
      (error: unknown) =>
        setState({
          step: 'idle',
          refused: error instanceof CallError ? error.message : t('sign-in.unreachable'),
        }),
    )
  }
  return { ...state, claim }
}
