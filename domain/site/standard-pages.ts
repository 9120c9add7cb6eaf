import { getCountry, type CountryCode } from '../core/country.ts'
import type { Words } from '../core/words.ts'

/** A content page. Spec 2. */
export interface StandardPage {
  readonly slug: string
  readonly title: Words
  readonly body: Words
}

/** The pages that the law asks for: linked at sign-in, checkout and in the foot of every page (rule "Privacy and terms pages"). */
export const standardSlugs = ['privacy', 'terms'] as const

/**
 * Takes a restaurant's name and country; returns the privacy and terms pages that stand until its owner writes others.
 * The paragraph {retention} is filled with its periods (domain/customers/retention.ts). Rule "Privacy and terms pages".
 */
export function standardPages(name: Words, country: CountryCode): readonly StandardPage[] {
  const ar = textOf(name.ar)
  const en = textOf(name.en)
  const place = getCountry(country).name
  return [
    {
      slug: 'privacy',
      title: { ar: 'سياسة الخصوصية', en: 'Privacy' },
      body: {
        ar: `<p>نحفظ في ${ar} أقل ما يلزم لتحضير طلبك وتسليمه، ولا نبيع بياناتك لأحد.</p>
<h2>ما الذي نحفظه</h2>
<ul><li>الاسم ورقم الجوال أو البريد لنعرف لمن الطلب أو الحجز.</li><li>العنوان عند التوصيل، ورقم اللوحة عند الاستلام بالسيارة.</li><li>ما طلبته وما دفعته.</li></ul>
<h2>إلى متى</h2>
<p>{retention}</p>
<h2>بطاقة الدفع</h2>
<p>بيانات البطاقة تصل إلى شركة الدفع مباشرة، ولا نراها.</p>
<h2>حقوقك</h2>
<p>يمكن تنزيل نسخة من بياناتك أو حذف حسابك من صفحة الحساب في أي وقت. عند الحذف تُمحى بياناتك الشخصية وتبقى الفواتير بلا اسم. لأي سؤال تصلنا رسالتك من <a href="/contact-us">صفحة التواصل</a>.</p>`,
        en: `<p>At ${en} we keep the least that is needed to prepare your order and hand it over, and we sell your data to nobody.</p>
<h2>What we keep</h2>
<ul><li>Your name and mobile number or e-mail, to know whose order or reservation it is.</li><li>Your address for delivery, your plate number for pickup by car.</li><li>What you ordered and paid.</li></ul>
<h2>For how long</h2>
<p>{retention}</p>
<h2>Your card</h2>
<p>Card details go straight to the payment company; we never see them.</p>
<h2>Your rights</h2>
<p>You can download your data or delete your account on your account’s page at any time. Deleting it removes your personal data; invoices stay without a name. For any question write to us on the <a href="/en/contact-us">contact page</a>.</p>`,
      },
    },
    {
      slug: 'terms',
      title: { ar: 'الشروط والأحكام', en: 'Terms' },
      body: {
        ar: `<p>طلبك من هذا الموقع اتفاق بينك وبين ${ar}.</p>
<h2>الأسعار والدفع</h2>
<p>يظهر السعر كاملًا مع الضريبة قبل الدفع، ولا يتغير بعده. الفاتورة في صفحة الطلب.</p>
<h2>الإلغاء والاسترداد</h2>
<p>يمكن إلغاء الطلب بضغطة إلى أن نقبله، ويعود المبلغ كما دُفع. بعد القبول يكون الإلغاء بالاتصال بالفرع. إن لم نقبل الطلب في وقته عاد المبلغ تلقائيًا.</p>
<h2>الحساسية</h2>
<p>نذكر مسببات الحساسية لكل صنف، والمطبخ واحد فلا نضمن خلوّ أي صنف من آثارها.</p>
<h2>القانون</h2>
<p>تحكم هذه الشروط أنظمة ${place.ar}.</p>`,
        en: `<p>An order on this website is an agreement between you and ${en}.</p>
<h2>Prices and payment</h2>
<p>You see the full price with tax before you pay, and it does not change afterwards. The invoice is on the order’s page.</p>
<h2>Cancelling and refunds</h2>
<p>You cancel with one tap until we accept the order, and the money goes back the way it came. Later, call the branch. An order that we do not accept in time is refunded by itself.</p>
<h2>Allergies</h2>
<p>We name the allergens of each dish. There is one kitchen, so we cannot promise that a dish is free of traces.</p>
<h2>Law</h2>
<p>The law of ${place.en} rules these terms.</p>`,
      },
    },
  ]
}

/** A name as text of HTML. */
function textOf(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
