-- Payment passwords are hashed in another way (decision 0015), and the old hashes say nothing of the new: they are set anew by SMS.
update wallets set payment_password_hash = null, payment_password_set_at = null where payment_password_hash is not null;
