import type { Words } from '#domain/core/words.ts'

interface Owner {
  readonly name: Words
  readonly phone: string
  readonly email: string
  /** Of the country whose law rules the terms. */
  readonly country: Words
  readonly currency: Words
  readonly about: Words
}

type Page = { readonly slug: string; readonly title: Words; readonly body: Words }

/** Takes what differs between the demo restaurants; returns their content pages (spec 2, /page/{slug}). */
export function demoPages(owner: Owner): readonly Page[] {
  return [
    { slug: 'about', title: { ar: 'من نحن', en: 'About us' }, body: owner.about },
    { slug: 'privacy', title: { ar: 'سياسة الخصوصية', en: 'Privacy' }, body: privacy(owner) },
    { slug: 'terms', title: { ar: 'الشروط والأحكام', en: 'Terms' }, body: terms(owner) },
    { slug: 'app-wallet', title: { ar: 'المحفظة', en: 'Wallet' }, body: wallet(owner) },
    { slug: 'app-points', title: { ar: 'النقاط', en: 'Points' }, body: points(owner) },
  ]
}

function privacy({ name, phone, email }: Owner): Words {
  return {
    ar: `<p>نحفظ في ${name.ar} أقل ما يلزم لتحضير طلبك وتسليمه، ولا نبيع بياناتك لأحد.</p>
<h2>ما الذي نحفظه</h2>
<ul><li>الاسم ورقم الجوال لنعرف لمن الطلب.</li><li>العنوان عند التوصيل، ورقم اللوحة عند الاستلام بالسيارة.</li><li>الطلبات والفواتير كما يفرض القانون.</li></ul>
<h2>إلى متى</h2>
<p>{retention}</p>
<h2>بطاقة الدفع</h2>
<p>بيانات البطاقة تصل إلى شركة الدفع مباشرة، ولا تمرّ بنا ولا نراها.</p>
<h2>حقوقك</h2>
<p>يمكنك طلب نسخة من بياناتك أو حذف حسابك في أي وقت. عند الحذف تُمحى بياناتك الشخصية وتبقى الفواتير بلا اسم.</p>
<p>للتواصل: <a href="mailto:${email}">${email}</a> أو <a href="tel:${phone}">${phone}</a>.</p>`,
    en: `<p>At ${name.en} we keep the least that is needed to prepare your order and hand it over, and we sell your data to nobody.</p>
<h2>What we keep</h2>
<ul><li>Your name and mobile number, to know whose order it is.</li><li>Your address for delivery, your plate number for pickup by car.</li><li>Orders and invoices, as the law asks.</li></ul>
<h2>For how long</h2>
<p>{retention}</p>
<h2>Your card</h2>
<p>Card details go straight to the payment company. They never pass through us and we cannot see them.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data or delete your account at any time. Your personal data is then erased and invoices stay without a name.</p>
<p>Write to <a href="mailto:${email}">${email}</a> or call <a href="tel:${phone}">${phone}</a>.</p>`,
  }
}

function terms({ name, country, currency }: Owner): Words {
  return {
    ar: `<h2>الطلب والسعر</h2>
<p>الأسعار ${currency.ar} وتشمل ضريبة القيمة المضافة. إذا تغيّر سعر أو نفد صنف قبل الدفع نخبرك باسمه ولا نغيّر شيئًا دون موافقتك.</p>
<h2>الإلغاء</h2>
<p>الإلغاء متاح بضغطة واحدة إلى أن يبدأ الفرع في التحضير، ويعود المبلغ بالطريقة التي دُفع بها. بعد ذلك يسعدنا تلقّي اتصالك بالفرع.</p>
<h2>الحساسية</h2>
<p>تُحضَّر أطباقنا في مطبخ واحد، فلا نستطيع ضمان خلوّها التام من أي مسبّب للحساسية. المسبّبات الأساسية مكتوبة مع كل صنف.</p>
<h2>القانون</h2>
<p>تخضع هذه الشروط لأنظمة ${country.ar}، والطرف فيها هو ${name.ar}.</p>`,
    en: `<h2>Orders and prices</h2>
<p>Prices are ${currency.en} and include VAT. If a price changes or an item runs out before you pay, we name it and change nothing without you.</p>
<h2>Cancelling</h2>
<p>You can cancel with one tap until the branch starts to prepare your order, and the money goes back the way it came. After that, please call the branch.</p>
<h2>Allergies</h2>
<p>All our dishes are made in one kitchen, so we cannot promise that any of them is wholly free of an allergen. The main ones are written beside each item.</p>
<h2>Law</h2>
<p>These terms follow the law of ${country.en}. Your contract is with ${name.en}.</p>`,
  }
}

function wallet({ name }: Owner): Words {
  return {
    ar: `<p>محفظة ${name.ar} رصيد في حسابك تدفع منه كل طلب أو جزءًا منه.</p>
<ul><li>يُضاف إليها المبلغ المسترد والهدايا والكاش باك.</li><li>الرصيد لا ينتهي ما دام الحساب مفتوحًا.</li><li>يظهر كل دخول وخروج في سجل المحفظة.</li></ul>`,
    en: `<p>Your ${name.en} wallet is a balance in your account that pays for an order, or for a part of it.</p>
<ul><li>Refunds, gifts and cashback are added to it.</li><li>The balance does not expire while the account is open.</li><li>Everything that goes in and out is in the wallet's log.</li></ul>`,
  }
}

function points({ name }: Owner): Words {
  return {
    ar: `<p>كل طلب يكتمل في ${name.ar} يضيف نقاطًا إلى حسابك، وكل نقطة تصبح خصمًا في طلب قادم.</p>
<ul><li>تُضاف النقاط بعد اكتمال الطلب.</li><li>يظهر ما يمكن استخدامه في صفحة الدفع.</li><li>عند استرداد طلب تعود نقاطه أيضًا.</li></ul>`,
    en: `<p>Every completed order at ${name.en} adds points to your account, and every point is money off an order to come.</p>
<ul><li>Points arrive once the order is completed.</li><li>What you can use is shown at checkout.</li><li>When an order is refunded, its points go back too.</li></ul>`,
  }
}
