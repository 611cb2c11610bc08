-- The guard keeps its name: PAYMENT_DONE is read out of it.
drop index payments_one_counts;
alter index payments_one_counts_of_user rename to payments_one_counts;
