-- A business may say how it is reached besides the telephone.

create domain email_address as text constraint email_address_shape check (value ~ '^[^@\s]{1,64}@[^@\s]{1,190}$' and length(value) <= 100);
create domain web_address as text constraint web_address_shape check (value ~ '^https?://\S+$' and length(value) <= 200);

alter table businesses add column email email_address, add column website web_address;
-- Closed accounts name nobody.
alter table businesses add constraint businesses_contact check (credit_code is not null or num_nonnulls(email, website) = 0) not valid;
alter table businesses validate constraint businesses_contact;

-- Staff may find them wrong: two fields more.
alter table business_reviews drop constraint business_reviews_reasons_check;
alter table business_reviews add constraint business_reviews_reasons_check
  check (jsonb_typeof(reasons) = 'array' and jsonb_array_length(reasons) between 1 and 9) not valid;
alter table business_reviews validate constraint business_reviews_reasons_check;
