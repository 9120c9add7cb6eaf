import { Outlet } from 'react-router'
import { useText } from '../i18n/use-text.ts'

/** The frame of every page: skip link, then the page's own landmarks. */
export default function Shell() {
  const t = useText()
  return (
    <>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <Outlet />
    </>
  )
}
