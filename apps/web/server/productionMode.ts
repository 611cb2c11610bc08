/** Imported before anything else: React picks its slow development build as soon as it is loaded without this. */
process.env['NODE_ENV'] = 'production';
