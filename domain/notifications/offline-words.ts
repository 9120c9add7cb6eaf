/** What a phone says without a network where nothing was seen before; the worker's own page (storefront/worker). */
export const offlineWords = {
  ar: {
    title: 'لا يوجد اتصال',
    text: 'هذه الصفحة لم تُفتح هنا من قبل، وستظهر عند عودة الاتصال.',
    menu: 'القائمة كما ظهرت آخر مرة',
    again: 'إعادة المحاولة',
  },
  en: {
    title: 'No connection',
    text: 'This page was not opened here before. It will show when the connection is back.',
    menu: 'The menu as last seen',
    again: 'Try again',
  },
} as const
