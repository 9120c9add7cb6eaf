import type { RefusalAnswer } from '../core/refusal-answer.ts'

const say = (ar: string, en: string): RefusalAnswer => ({ status: 422, words: { ar, en } })

/** What is refused when a restaurant is made or gets a host. */
export const platformRefusals = {
  'host-invalid': say(
    'هذا ليس عنوانًا يصلح لمطعم، مثل shop.example.com',
    'A restaurant cannot have this host name. Use one such as shop.example.com',
  ),
  'host-taken': say('هذا العنوان مستخدم', 'This host is already taken'),
  'owner-taken': say('هذا البريد لعضو في مطعم آخر', 'This e-mail belongs to a member of another restaurant'),
  'country-unknown': say('يُرجى اختيار بلد من القائمة', 'The country must be one of SA, EG, AE, QA'),
  'tenant-off': say(
    'أوقفت المنصة هذا المطعم. يُرجى التواصل مع مزوّد الخدمة.',
    'The provider has switched this restaurant off. Please contact them.',
  ),
  'host-not-proven': say(
    'يلزم أولًا إثبات ملكية النطاق ووصوله إلى هنا',
    'Prove that the domain is yours and point it here first',
  ),
  'last-host': say('لا بد أن يبقى للمطعم عنوان واحد', 'A restaurant must keep at least one address'),
} satisfies Record<string, RefusalAnswer>
