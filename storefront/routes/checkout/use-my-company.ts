import { useEffect, useState } from 'react'
import type { MyCompanyWire } from '#contract/companies/company-orders.ts'
import { useClient } from '../../shell/use-client.ts'

/** Takes whether somebody is signed in; returns the company on whose account that one orders, once it is known. One that cannot be had is none. */
export function useMyCompany(signedIn: boolean): MyCompanyWire['company'] {
  const client = useClient()
  const [company, setCompany] = useState<MyCompanyWire['company']>(null)
  useEffect(() => {
    if (!signedIn) return
    let gone = false
    client.myCompany().then(
      (mine) => {
        if (!gone) setCompany(mine.company)
      },
      () => {},
    )
    return () => {
      gone = true
      setCompany(null)
    }
  }, [client, signedIn])
  return company
}
