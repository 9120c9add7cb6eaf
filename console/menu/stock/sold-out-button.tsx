import { Ban } from 'lucide-react'
import { useState } from 'react'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useMember } from '../../shell/member.ts'
import { SoldOutSheet } from './sold-out-sheet.tsx'

/** Opens what can run out: the first press of two. */
export function SoldOutButton({ branchId }: { readonly branchId: string }) {
  const t = useText()
  const { role } = useMember()
  const [open, setOpen] = useState(false)
  if (!mayStaff(role, 'stock')) return null
  return (
    <>
      <Button kind="q" onClick={() => setOpen(true)}>
        <Icon of={Ban} size="s" />
        {t('stock.ran-out')}
      </Button>
      {open && <SoldOutSheet branchId={branchId} onClose={() => setOpen(false)} />}
    </>
  )
}
