import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './group.module.css'

interface StartGroupDialogProps {
  readonly cartId: string
  readonly onClose: () => void
}

/** Asks the host for a name, and makes the link by which companions add to this cart. */
export default function StartGroupDialog({ cartId, onClose }: StartGroupDialogProps) {
  const t = useText()
  const client = useClient()
  const language = useLanguage()
  const { customer } = useCustomer()
  const [name, setName] = useState(customer?.name ?? '')
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const start = () => {
    setState({ busy: true })
    client.startGroup({ cart_id: cartId, name }).then(
      ({ id }) => window.location.assign(localPath(`/group/${id}`, language)),
      (error: unknown) =>
        setState({
          busy: false,
          refused: error instanceof CallError ? error.message : t('sign-in.unreachable'),
        }),
    )
  }
  return (
    <Sheet title={t('group.start')} closeWord={t('shell.close')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <p>{t('group.start-hint')}</p>
        <Field
          label={t('group.name')}
          value={name}
          maxLength={limits.name}
          error={state.refused}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" wide state={state.busy ? 'busy' : 'idle'}>
          {t('group.make-link')}
        </Button>
      </form>
    </Sheet>
  )
}
