/** The domain name system, as far as domains of restaurants need it. Each call throws when nobody answers. */
export interface DnsResolver {
  /** Takes a name and a text; returns whether one of its TXT records says exactly that. */
  says(name: string, text: string): Promise<boolean>
  /** Takes a host; returns its addresses (A and AAAA, aliases followed), none when there is no such host. */
  addresses(host: string): Promise<readonly string[]>
}
