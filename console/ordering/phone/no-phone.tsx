import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'

/** A branch that takes neither pickup nor delivery: another one may. */
export function NoPhone({ branchId }: { readonly branchId: string }) {
  const t = useText()
  return (
    <>
      <title>{t('phone.title')}</title>
      <header className={head.head}>
        <h1>{t('phone.title')}</h1>
        <BranchPicker branchId={branchId} />
      </header>
      <main id="content" className={page.page}>
        <Note tone="info">{t('phone.none-here')}</Note>
      </main>
    </>
  )
}
