alter table skus validate constraint skus_state;
