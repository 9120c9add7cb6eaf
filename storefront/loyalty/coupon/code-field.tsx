import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import styles from './coupon-card.module.css'

interface CodeFieldProps {
  readonly words: { readonly code: string; readonly apply: string; readonly failed: string }
  /** Resolves once the code is taken; the field is empty again then. */
  readonly onApply: (code: string) => Promise<unknown>
  /** What stands in it until somebody types. */
  readonly offered?: string
}

/** A field for a coupon's code. Enter applies it, and places nothing that the field stands in. */
export function CodeField({ words, onApply, offered = '' }: CodeFieldProps) {
  const [typed, setCode] = useState<string>()
  const code = typed ?? offered
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const apply = () => {
    if (code.trim() === '' || state.busy) return
    setState({ busy: true })
    onApply(code).then(
      () => {
        setCode('')
        setState({ busy: false })
      },
      (error: unknown) =>
        setState({ busy: false, error: error instanceof CallError ? error.message : words.failed }),
    )
  }
  return (
    <div className={styles.row}>
      <Field
        label={words.code}
        value={code}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        error={state.error}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setState({ busy: false })
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button kind="s" state={state.busy ? 'busy' : 'idle'} disabled={code.trim() === ''} onClick={apply}>
        {words.apply}
      </Button>
    </div>
  )
}
