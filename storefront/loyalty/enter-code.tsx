import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Card } from '../customers/account/card.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './referral.module.css'
import { useClaim } from './use-claim.ts'

/** A friend's code, typed by one who has not ordered yet. */
export function EnterCode() {
  const t = useText()
  const [code, setCode] = useState('')
  const { step, refused, claim } = useClaim()
  return (
    <Card title={t('referral.enter')}>
      <form
        className={styles.enter}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.trim()) claim(code)
        }}
      >
        <Field
          label={t('referral.enter-label')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={code}
          error={refused}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" kind="s" wide state={step}>
          {t('referral.use')}
        </Button>
      </form>
    </Card>
  )
}
