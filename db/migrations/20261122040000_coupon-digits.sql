-- additive
-- Codes are typed in any digits and kept in Western ones: those that staff wrote in Arabic-Indic or Persian digits before
-- are kept so too, unless the restaurant has that code already.
update coupons as c
set code = translate(c.code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')
where c.code ~ '[٠-٩۰-۹]'
  and not exists (
    select from coupons as o
    where o.tenant_id = c.tenant_id and o.id <> c.id
      and translate(o.code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')
        = translate(c.code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')
  );
