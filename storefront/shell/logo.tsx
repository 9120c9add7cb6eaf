import { LocalLink } from './local-link.tsx'
import styles from './logo.module.css'
import { pictureUrl } from './picture-url.ts'
import { useSite } from './use-site.ts'

/** The tenant's mark and name, linking home. */
export function Logo() {
  const { name, logo } = useSite()
  return (
    <LocalLink to="/" className={styles.logo}>
      {logo && <img src={pictureUrl(logo, 112)} alt="" width={38} height={38} />}
      <bdi>{name}</bdi>
    </LocalLink>
  )
}
