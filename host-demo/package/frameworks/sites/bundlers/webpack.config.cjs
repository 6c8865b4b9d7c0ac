module.exports = { entry: './src/main.js', output: { clean: true } }
